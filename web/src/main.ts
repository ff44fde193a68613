import { mount } from "svelte";

import App from "./App.svelte";
import { isRefusal } from "./shell/api";
import { isInstalled, worker } from "./shell/callme.svelte";
import { renewWhenReplaced } from "./shell/renewal";
import "./palette/shell.css";
import "./styles.css";

// A wish that was refused has been told to the person; a control need not do it again.
addEventListener("unhandledrejection", (event) => isRefusal(event.reason) && event.preventDefault());

renewWhenReplaced();

// Started from the home screen, the page has an offline screen of its own.
if (isInstalled()) void worker();

const target = document.getElementById("page");
if (target) mount(App, { target });
