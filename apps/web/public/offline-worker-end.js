// Served in the place of the worker where it is switched off: forgets what was kept, and itself.
addEventListener('install', (event) => event.waitUntil(skipWaiting()))
addEventListener('activate', (event) => event.waitUntil(end()))

async function end() {
  const names = await caches.keys().catch(() => [])
  await Promise.allSettled(names.map((name) => caches.delete(name)))
  await registration.unregister()
}
