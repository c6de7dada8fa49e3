import { readFileSync } from 'node:fs'

/** The bundled contract, read once. */
export const contract = JSON.parse(readFileSync('openapi/dist/openapi.json', 'utf8'))
