declare global {
  /** The content of /config.json, which boot.js requested before the app loaded. */
  var adwrightSettings: Promise<unknown> | undefined
}

/** Reads /config.json; rejects if it is missing or not JSON. */
export async function readSettings(): Promise<unknown> {
  const response = await fetch('/config.json')
  if (!response.ok) throw new Error(String(response.status))
  return response.json()
}
