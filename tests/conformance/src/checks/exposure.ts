// Judges that no answer exposes the inside of the program, or data of one person to shared caches, whatever its contract says.
import { join } from '../contract/pointer.ts'
import type { Schemas } from '../contract/schemas.ts'
import type { NewFinding } from '../findings.ts'
import { type Exchange, isSuccess } from '../http/client.ts'

type Found = Pick<NewFinding, 'rule' | 'pointer' | 'expected' | 'seen' | 'detail'>

/** Lines of stack traces and messages of databases, by how programs of several languages write them. */
const INTERNALS = [
  /\\n\s+at [^"]{1,200}:\d+:\d+/,
  /Traceback \(most recent call last\)/,
  /\bat [\w$.]+\([\w$]+\.(java|kt|scala):\d+\)/,
  /\.(cs|rb|php|py|go)"?[:(]( ?line )?\d+/,
  /goroutine \d+ \[/,
  /\bSQLSTATE\b|\bORA-\d{5}\b|\bSQLITE_[A-Z]+\b|syntax error at or near/,
  /\b(System|java\.lang|org\.\w+)\.[\w.]*Exception\b/,
]

function internals({ call, answer }: Exchange): Found[] {
  const match = answer.status < 400 ? null : (INTERNALS.map((one) => one.exec(answer.text)).find(Boolean) ?? null)
  return match
    ? [
        {
          rule: 'answers/internals',
          pointer: join(call.operation.pointer, 'responses', String(answer.status)),
          expected: 'an error without the inside of the program',
          seen: match[0].slice(0, 200),
          detail: 'internals',
        },
      ]
    : []
}

/** An answer to someone with credentials is that person's: a cache that others share must not store it. */
function caching({ call, answer, sent }: Exchange): Found[] {
  const { security, pointer } = call.operation
  const isPersonal = security.length > 0 && security.every((schemes) => schemes.length > 0)
  const control = answer.headers.get('Cache-Control') ?? ''
  const isShared = /\bpublic\b|\bs-maxage\b/i.test(control)
  return isPersonal && isShared && sent.method === 'GET'
    ? [
        {
          rule: 'answers/shared-cache',
          pointer: join(pointer, 'security'),
          expected: 'an answer to someone with credentials that no shared cache may store',
          seen: `Cache-Control: ${control}`,
          detail: 'cache',
        },
      ]
    : []
}

/** Fields with the names of secrets, that have a text. */
const SECRET = /"(\w*(?:password|passwd|passphrase|private_?key|secret)\w*|salt)"\s*:\s*"[^"]/gi

/** Further fields are mostly allowed, but a secret that the contract names nowhere is a column that no one meant to send. */
function secrets({ call, answer }: Exchange, schemas: Schemas): Found[] {
  const names = [...answer.text.matchAll(SECRET)].map(([, name = '']) => name)
  const unknown = names.find((name) => !schemas.hasProperty(name))
  return unknown === undefined
    ? []
    : [
        {
          rule: 'answers/secret',
          pointer: join(call.operation.pointer, 'responses', String(answer.status)),
          expected: 'no field with a secret that the contract does not name',
          seen: unknown,
          detail: unknown,
        },
      ]
}

export const exposureFindings = (exchange: Exchange, schemas: Schemas): Found[] => [
  ...internals(exchange),
  ...(isSuccess(exchange) ? [...caching(exchange), ...secrets(exchange, schemas)] : []),
]
