import { randomBytes } from 'node:crypto'

/** The name of one request, for support and for logs. */
export const newRequestId = (): string => `req_${randomBytes(12).toString('base64url')}`
