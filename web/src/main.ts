import { mount } from "svelte";

import App from "./App.svelte";
import { isRefusal } from "./shell/api";
import "./palette/shell.css";
import "./styles.css";

// A wish that was refused has been told to the person; a control need not do it again.
addEventListener("unhandledrejection", (event) => isRefusal(event.reason) && event.preventDefault());

const target = document.getElementById("page");
if (target) mount(App, { target });
