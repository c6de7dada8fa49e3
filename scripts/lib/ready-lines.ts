/** What npm start says once it is there. */
export const readyLines = (port: number, howToSignIn: string): string => `
  Adwright is ready after ${Math.round(performance.now())} ms:  http://127.0.0.1:${port}

  ${howToSignIn}
  Stop with Ctrl+C.
`
