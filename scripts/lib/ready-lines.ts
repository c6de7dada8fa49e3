/** What npm start says once it is there; `since` is when it was asked for, in milliseconds of the clock. */
export const readyLines = (port: number, since: number, howToSignIn: string): string => `
  Adwright is ready after ${Math.round(Date.now() - since)} ms:  http://127.0.0.1:${port}

  ${howToSignIn}
  Stop with Ctrl+C.
`
