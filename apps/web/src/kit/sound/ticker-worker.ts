// Runs in a worker: counts, and tells the page.
self.onmessage = ({ data }: MessageEvent<number>) => {
  setInterval(() => self.postMessage(null), data)
}
