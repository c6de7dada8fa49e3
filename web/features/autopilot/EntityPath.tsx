import type { EntityRef } from '@adwright/sdk/types'
import { chakra } from '@chakra-ui/react'

/** The parents of an entity at the ad platform: its campaign and ad group; empty for entities above them. */
export function EntityPath({ entity }: { entity: Pick<EntityRef, 'campaignName' | 'adGroupName'> }) {
  const parents = [entity.campaignName, entity.adGroupName].filter((name) => name !== null)
  if (parents.length === 0) return null
  return (
    <chakra.span display="block" textStyle="xs" color="fg.muted" overflowWrap="anywhere">
      {parents.join(' › ')}
    </chakra.span>
  )
}
