import { listStrategyTemplatesOptions } from '@adwright/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { useAccount } from '#web/session/current.ts'

/** The templates in the reader's language, those of the account's own goals first. */
export const useTemplates = () => {
  const { id: accountId } = useAccount()
  return useQuery(listStrategyTemplatesOptions({ path: { accountId } }))
}
