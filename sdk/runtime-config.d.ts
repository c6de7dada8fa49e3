import type { CreateClientConfig } from './generated/client.gen.ts'
/** The start settings of the default client, until `configureClient` of client.ts gives it its address and credentials. */
export declare const createClientConfig: CreateClientConfig
