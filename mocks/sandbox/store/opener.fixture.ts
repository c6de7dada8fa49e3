// Opens a store, and says how that went.
import { openStore } from '#mocks/sandbox/store/store.ts'

try {
  const store = await openStore(process.argv[2] ?? ':memory:')
  await store.close()
  console.log('opened')
} catch (error) {
  console.log(error instanceof Error ? `${error.constructor.name}: ${error.message}` : error)
}
