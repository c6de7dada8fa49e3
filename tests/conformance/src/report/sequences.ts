// The requests of the findings as HAR 1.2, and each failing sequence as an Arazzo workflow.
import { stringify } from 'yaml'
import type { Exchange } from '../http/client.ts'
import type { FormPart } from '../http/form.ts'
import type { Report } from '../judge.ts'
import { type Shown, titleOf } from './lines.ts'

const SECRET = /authorization|cookie|token|secret|signature/i
const paramOf = ({ name, value }: FormPart) =>
  typeof value === 'string' ? { name, value } : { name, fileName: value.name, contentType: value.type }

const pairs = (headers: Iterable<[string, string]>) =>
  [...headers].map(([name, value]) => ({ name, value: SECRET.test(name) ? '…' : value }))

const harEntry = ({ sent, answer, at, ms }: Exchange) => ({
  startedDateTime: new Date(at).toISOString(),
  time: ms,
  request: {
    method: sent.method,
    url: sent.url,
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: pairs(Object.entries(sent.headers)),
    queryString: [...new URL(sent.url).searchParams].map(([name, value]) => ({ name, value })),
    headersSize: -1,
    bodySize: sent.body?.length ?? 0,
    ...(sent.form ? { postData: { mimeType: 'multipart/form-data', params: sent.form.map(paramOf) } } : {}),
    ...(sent.body === undefined
      ? {}
      : { postData: { mimeType: sent.headers['Content-Type'] ?? 'application/json', text: sent.body } }),
  },
  response: {
    status: answer.status,
    statusText: '',
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: pairs(answer.headers),
    content: { size: answer.text.length, mimeType: answer.headers.get('Content-Type') ?? '', text: answer.text },
    redirectURL: '',
    headersSize: -1,
    bodySize: answer.text.length,
  },
  cache: {},
  timings: { send: 0, wait: ms, receive: 0 },
})

export const harReport = (_: Report, shown: Shown[]): string =>
  JSON.stringify(
    {
      log: {
        version: '1.2',
        creator: { name: 'conformance', version: '0.1.0' },
        entries: shown.flatMap(({ finding }) => finding.exchanges).map(harEntry),
      },
    },
    null,
    2,
  )

const stepOf = ({ call, answer }: Exchange, index: number) => {
  const parameters = [
    ...Object.entries(call.path).map(([name, value]) => ({ name, in: 'path', value })),
    ...Object.entries(call.query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => ({ name, in: 'query', value })),
    ...Object.entries(call.headers)
      .filter(([name]) => !SECRET.test(name))
      .map(([name, value]) => ({ name, in: 'header', value })),
    ...(call.operation.security.length > 0 && call.caller !== 'nobody'
      ? [{ name: 'Authorization', in: 'header', value: `Bearer {$inputs.${call.caller}}` }]
      : []),
  ]
  return {
    stepId: `step${index + 1}`,
    description: `Answered ${answer.status}.`,
    operationId: `$sourceDescriptions.contract.${call.operation.id}`,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(call.body === undefined
      ? {}
      : { requestBody: { contentType: call.mediaType ?? 'application/json', payload: call.body } }),
    successCriteria: [{ condition: `$statusCode == ${answer.status}` }],
  }
}

/** Each finding as a workflow that reproduces its answers. */
export function arazzoReport({ contract }: Report, shown: Shown[]): string {
  return stringify({
    arazzo: '1.0.1',
    info: { title: 'Sequences that break the contract', version: '0.1.0' },
    sourceDescriptions: [{ name: 'contract', type: 'openapi', url: contract.location }],
    workflows: shown.map(({ finding }, index) => ({
      workflowId: `finding${index + 1}`,
      summary: titleOf(finding),
      description: `Expected: ${finding.expected}. Seen: ${finding.seen}.`,
      inputs: {
        type: 'object',
        properties: Object.fromEntries(
          [...new Set(finding.exchanges.map(({ call }) => call.caller))].map((name) => [name, { type: 'string' }]),
        ),
      },
      steps: finding.exchanges.map(stepOf),
    })),
  })
}
