/* The service worker: shows calls ("your turn"), and a page of its own while the server cannot be reached.
   It keeps nothing else: no answer of the server, no game. */
const SHELL = "shell-1";
/** The path of a file beside this one: the server may be reached below a path such as `/games`. */
const beside = (name) => new URL(name, self.location.href).pathname;
const OFFLINE = ["offline.html", "offline.css", "icon.svg"].map(beside);
const ICON = beside("pictures/icon-192.png");

addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(OFFLINE)));
  self.skipWaiting();
});

addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name !== SHELL).map((name) => caches.delete(name));
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names))));
  event.waitUntil(self.clients.claim());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const path = new URL(request.url).pathname;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match(OFFLINE[0])));
  } else if (path === OFFLINE[1] || path === OFFLINE[2]) {
    event.respondWith(fetch(request).catch(() => caches.match(path)));
  }
});

addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data.json();
  const shown = { body, tag, data: { url }, icon: ICON, badge: ICON };
  event.waitUntil(self.registration.showNotification(title, shown));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { pathname } = new URL(event.notification.data.url);
  const show = async () => {
    const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = windows.find((one) => new URL(one.url).pathname === pathname);
    return there ? there.focus() : self.clients.openWindow(pathname);
  };
  event.waitUntil(show());
});
