import { FailedCall } from './failed-call.js'

/** Refuses calls of a client that has no address yet. */
const refuse = async () => {
  const message = 'Call configureClient or createSession before the first call.'
  throw new FailedCall({ kind: 'REQUEST_ERROR', status: 400, method: '', url: '', message })
}
/** The start settings of the default client, until `configureClient` of client.ts gives it its address and credentials. */
export const createClientConfig = (config) => ({
  ...config,
  responseStyle: 'fields',
  requestValidator: refuse,
})
