import {
  DesignCheckState,
  type DesignType,
  type DesignVariant,
  SocialNetwork,
  SocialPostType,
} from '@adwright/sdk/types'

/** Whether a check failed: such a picture stays out of posts. */
export const hasFailed = ({ checks }: Pick<DesignVariant, 'checks'>): boolean =>
  checks.some(({ state }) => state === DesignCheckState.Failed)

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

const STORY = 'story'

/** The picture that fits a post: of the formats that all its networks take, the one that fits the first network best. */
export function variantForAll(
  variants: readonly DesignVariant[],
  { networks, postType }: { networks: readonly SocialNetwork[]; postType: SocialPostType },
  types: readonly DesignType[],
): DesignVariant | undefined {
  const [first = SocialNetwork.Facebook] = networks
  const isStory = postType === SocialPostType.Story
  const fitting = types.filter(
    (type) => networks.every((network) => type.networks.includes(network)) && (type.key === STORY) === isStory,
  )
  const candidates = variants.filter(({ designTypeId }) => fitting.some(({ id }) => id === designTypeId))
  return fittingVariant(candidates, first, () => [first])
}
