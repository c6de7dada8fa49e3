// Runs in the page of the reference, before Scalar. Served at /docs, the page has an opaque origin: no storage, and no call of its own
// reaches the API. Calls therefore go to the frame around it (frame.ts), which sends them.

type Answer = { status: number; headers: [string, string][]; body: ArrayBuffer }

const isFramed = window.parent !== window

/** Storage that ends with the page, where the browser refuses one. */
function provideStorage(name: 'localStorage' | 'sessionStorage'): void {
  try {
    window[name].getItem('')
  } catch {
    const values = new Map<string, string>()
    const storage: Storage = {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
      clear: () => values.clear(),
      key: (index) => [...values.keys()][index] ?? null,
      get length() {
        return values.size
      },
    }
    Object.defineProperty(window, name, { value: storage })
  }
}

/** Sends a request through the frame around the page. */
async function sendThroughFrame(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init)
  const body = ['GET', 'HEAD'].includes(request.method) ? undefined : await request.arrayBuffer()
  const { port1, port2 } = new MessageChannel()
  const answered = new Promise<Answer | undefined>((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data))
    port1.start()
  })
  const message = { method: request.method, url: request.url, headers: [...request.headers], body }
  window.parent.postMessage(message, '*', [port2])
  const answer = await answered
  if (!answer) throw new TypeError('The API did not answer.')
  const isBodiless = [204, 205, 304].includes(answer.status)
  return new Response(isBodiless ? null : answer.body, { status: answer.status, headers: answer.headers })
}

/** Tells the frame each new place in the page, for its address. */
function reportPlaces(): void {
  const report = () => window.parent.postMessage({ hash: location.hash }, '*')
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history)
    history[name] = (...args) => {
      change(...args)
      report()
    }
  }
  window.addEventListener('hashchange', report)
}

provideStorage('localStorage')
provideStorage('sessionStorage')
if (isFramed) {
  window.fetch = sendThroughFrame
  reportPlaces()
}
// Read by the script that starts Scalar: behind /docs, calls go to the API of the same host.
Object.assign(window, { servers: isFramed ? [{ url: `${location.protocol}//${location.host}/api` }] : undefined })
