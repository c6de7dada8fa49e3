// The frame around the reference at /docs. It sends the calls of the page inside, which has an opaque origin, to the API of this host:
// with the headers that were entered there and without cookies. It reads nothing from the app's storage.

type Call = { method: string; url: string; headers: [string, string][]; body?: ArrayBuffer }

const API = `${location.origin}/api/`
const frame = document.createElement('iframe')
frame.title = document.title
frame.src = `/docs/reference.html${location.hash}`

async function send({ method, url, headers, body }: Call, port: MessagePort): Promise<void> {
  try {
    if (!new URL(url).href.startsWith(API)) throw new TypeError('Only the API of this host is called.')
    const response = await fetch(url, {
      method,
      headers,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      ...(body === undefined ? {} : { body }),
    })
    port.postMessage({ status: response.status, headers: [...response.headers], body: await response.arrayBuffer() })
  } catch {
    port.postMessage(undefined)
  }
}

window.addEventListener('message', ({ source, data, ports: [port] }) => {
  if (source !== frame.contentWindow) return
  if (port) void send(data as Call, port)
  else if (typeof data?.hash === 'string') history.replaceState(null, '', data.hash || location.pathname)
})

document.body.append(frame)
frame.focus()
