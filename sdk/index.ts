// The whole package under one name; bundlers take what is used.
export * from './client.ts'
export * from './generated/sdk.gen.ts'
export * from './generated/types.gen.ts'
export * from './paging.ts'
export * from './session.ts'
export * from './webhooks.ts'
