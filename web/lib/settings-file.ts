declare global {
  /** What boot.js asked for before the app came: the content of /config.json. */
  var adwrightSettings: Promise<unknown> | undefined
}

/** Reads /config.json; rejects where it is not there or not JSON. */
export async function readSettings(): Promise<unknown> {
  const response = await fetch('/config.json')
  if (!response.ok) throw new Error(String(response.status))
  return response.json()
}
