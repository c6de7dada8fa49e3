import { listSocialPostSlotsOptions, useUpdateSocialPostSlotsMutation } from '@adwright/sdk/react-query'
import type { SocialPostSlot } from '@adwright/sdk/types'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { useAccount } from '#web/session/current.ts'
import { useOptimisticUpdate } from '#web/ui/feedback/use-optimistic-update.ts'
import { offerUndo } from '#web/ui/overlay/undo.ts'

export const slotKey = ({ network, channelId, weekDay, time }: SocialPostSlot) =>
  `${network}.${channelId}.${weekDay}.${time}`

const sorted = (slots: readonly SocialPostSlot[]) =>
  slots.toSorted((a, b) => a.weekDay - b.weekDay || a.time.localeCompare(b.time))

/** The posting slots of the account; each change is saved as the whole list, shown before the answer, and can be undone. */
export function useSlots() {
  const { t } = useTranslation('social-calendar')
  const { id: accountId } = useAccount()
  const invalidate = useInvalidate()
  const options = listSocialPostSlotsOptions({ path: { accountId } })
  const slots = useQuery(options)
  const update = useUpdateSocialPostSlotsMutation({
    ...useOptimisticUpdate<SocialPostSlot[], { body: { slots: SocialPostSlot[] } }>({
      queryKey: options.queryKey,
      change: (_before, { body }) => body.slots,
      failed: () => t('slots.notSaved'),
    }),
    onSettled: () => invalidate('SocialMediaCalendar'),
  })
  const before = slots.data ?? []

  async function save(next: readonly SocialPostSlot[], title: string) {
    const put = (list: readonly SocialPostSlot[]) =>
      update.mutateAsync({ path: { accountId }, body: { slots: sorted(list) } })
    try {
      await put(next)
      offerUndo({ title, label: t('toast.undo'), undo: () => void put(before).catch(() => undefined) })
    } catch {
      // The optimistic update has shown the reason.
    }
  }

  return {
    slots,
    add: (added: readonly SocialPostSlot[]) => {
      const known = new Set(before.map(slotKey))
      const fresh = added.filter((slot) => !known.has(slotKey(slot)))
      if (fresh.length > 0) void save([...before, ...fresh], t('slots.added', { count: fresh.length }))
    },
    remove: (slot: SocialPostSlot) => {
      void save(
        before.filter((one) => slotKey(one) !== slotKey(slot)),
        t('slots.removed'),
      )
    },
  }
}
