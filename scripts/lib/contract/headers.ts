import type { Header } from '#scripts/lib/contract/document.ts'

/** Headers that answers have in common, by their name among the components. */
export const ANSWER_HEADERS: Record<string, Header> = {
  RequestId: {
    description: 'The request, for support and for logs; an error carries the same value as `requestId`.',
    required: true,
    schema: { type: 'string', minLength: 8, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' },
    example: 'req_7f3Kq9ZtB2mXw4Lc',
  },
  WwwAuthenticate: {
    description: 'The scheme that the call needs (RFC 6750), with `error="invalid_token"` where a token was sent.',
    required: true,
    schema: { type: 'string', minLength: 6, maxLength: 200, pattern: '^Bearer .+$' },
    example: 'Bearer realm="adwright", error="invalid_token"',
  },
  Location: {
    description: 'Where what was created can be read, as a path of this API.',
    required: true,
    schema: { type: 'string', minLength: 2, maxLength: 2048, pattern: '^/.+$' },
    example: '/Ticket/usr_3kT9vQ/tic_5mW8cR',
  },
  IdempotentReplayed: {
    description: 'Present, and true, where the answer is that of an earlier call with the same Idempotency-Key.',
    required: false,
    schema: { type: 'string', const: 'true' },
    example: 'true',
  },
}
