import type { CreateClientConfig } from './generated/client.gen.ts'

/** The start settings of the default client; `configureClient` of client.ts gives it its address and credentials. */
export const createClientConfig: CreateClientConfig = (config) => ({ ...config, responseStyle: 'fields' })
