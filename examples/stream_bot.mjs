// Take a seat at a live table and play at random: `node examples/stream_bot.mjs http://HOST/t/TABLE [NAME]`.
// Needs Node 20 or later, and no package.

const [link, name = "Robot"] = process.argv.slice(2);
const [base, table] = link.split("/t/");
const api = `${base}/api/tables/${table}`;
const pick = (list) => list[Math.floor(Math.random() * list.length)];

const seat = await fetch(`${api}/seats`, { method: "POST", body: JSON.stringify({ name, program: true }) });
if (!seat.ok) throw new Error((await seat.json()).sentence);
const headers = { Authorization: `Bearer ${(await seat.json()).key}` };

let state = { n: null, room: {}, forms: [] }; // what the stream has told so far
let told = 0; // up to this message the stream reports what we have done
let ids = 0;

/** Fill in one of the forms. A form with the terms of a deal is left to better bots. */
function action() {
  const simple = state.forms.filter((form) => Object.values(form.blanks).every((blank) => blank.kind === "one of"));
  if (simple.length === 0) return null;
  const { verb, blanks } = pick(simple);
  const fields = Object.entries(blanks).map(([name, blank]) => [name, pick(blank.among)]);
  return { verb, ...Object.fromEntries(fields) };
}

/** Act if the table waits for us. A refusal is no disaster: another player was faster, and the stream says so. */
async function act() {
  const move = state.room.awaited?.includes(state.you) && state.n >= told ? action() : null;
  if (move === null) return;
  const body = JSON.stringify({ do: "Play", id: `move-${++ids}`, action: move });
  const answer = await (await fetch(`${api}/commands`, { method: "POST", headers, body })).json();
  if (answer.is === "Done") told = answer.n;
}

function apply(message) {
  if (message.is === "Snapshot") state = message;
  if (message.is === "Change") state = { ...state, ...message, room: { ...state.room, ...message.room } };
}

/** The messages of one connection; it continues after the last message received. */
async function* messages() {
  const answer = await fetch(`${api}/stream${state.n === null ? "" : `?after=${state.n}`}`, { headers });
  if (!answer.ok) throw new Error((await answer.json()).sentence);
  let rest = "";
  for await (const text of answer.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split("\n");
    rest = lines.pop();
    yield* lines.filter((line) => line !== "").map((line) => JSON.parse(line)); // an empty line only shows life
  }
}

while (state.room.stage !== "over") {
  try {
    for await (const message of messages()) {
      if (message.is === "Goodbye" && message.why !== "restart") process.exit(1); // left, removed or taken over
      apply(message);
      if (state.room.stage === "over") break;
      await act();
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error; // the server refuses; a TypeError is a broken connection
  }
  if (state.room.stage !== "over") await new Promise((resolve) => setTimeout(resolve, 1000));
}
console.log(JSON.stringify(state.room.standings));
