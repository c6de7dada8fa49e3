import { type DesignCheck, DesignCheckState, type DesignVariant, SocialNetwork } from '@adwright/sdk/types'
import type { StatusTone } from '#web/ui/feedback/StatusBadge.tsx'

const count = (checks: DesignCheck[], wanted: DesignCheckState) => checks.filter(({ state }) => state === wanted).length

/** The result of a picture's checks: its failures, else its warnings, else that all passed. */
export function resultOf({ checks }: Pick<DesignVariant, 'checks'>): {
  kind: 'failed' | 'warnings' | 'passed'
  count: number
  tone: StatusTone
} {
  const failed = count(checks, DesignCheckState.Failed)
  const warnings = count(checks, DesignCheckState.Warning)
  if (failed > 0) return { kind: 'failed', count: failed, tone: 'bad' }
  if (warnings > 0) return { kind: 'warnings', count: warnings, tone: 'warning' }
  return { kind: 'passed', count: checks.length, tone: 'good' }
}

export const hasFailed = (variant: Pick<DesignVariant, 'checks'>): boolean => resultOf(variant).kind === 'failed'

/** Portrait pictures take most of a feed on Instagram, link previews are wide on the others. */
const BEST_RATIO: Partial<Record<SocialNetwork, number>> = {
  [SocialNetwork.Instagram]: 4 / 5,
  [SocialNetwork.Facebook]: 1200 / 628,
  [SocialNetwork.LinkedIn]: 1200 / 628,
}

/** The picture that fits a network best: of those without failed checks the closest shape, favorites first. */
export function fittingVariant(
  variants: readonly DesignVariant[],
  network: SocialNetwork,
  networksOf: (designTypeId: number) => readonly SocialNetwork[],
): DesignVariant | undefined {
  const ratio = BEST_RATIO[network] ?? 1
  const distance = ({ width, height }: DesignVariant) => Math.abs(Math.log(width / height / ratio))
  return variants
    .filter(
      (variant) => variant.fileId !== null && !hasFailed(variant) && networksOf(variant.designTypeId).includes(network),
    )
    .toSorted(
      (a, b) =>
        distance(a) - distance(b) ||
        Number(b.isFavorite) - Number(a.isFavorite) ||
        b.score - a.score ||
        a.layout - b.layout,
    )[0]
}
