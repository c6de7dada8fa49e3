import type { Account, AccountUser } from '@adwright/sdk/types'
import { Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { RouteDialog } from '#web/ui/overlay/RouteDialog.tsx'
import type { TeamReason, Viewer } from './team-rules.ts'
import { memberName, useTeam, useTeamAccount } from './use-team.ts'

/** The member a dialog is about, once the viewer may act. */
export interface MemberContext {
  member: AccountUser
  name: string
  account: Account
  /** The viewer's own membership. */
  isSelf: boolean
}

interface MemberDialogProps {
  title: string
  reasonOf: (member: AccountUser, team: readonly AccountUser[], viewer: Viewer) => TeamReason | undefined
  /** The dialog itself, once the member is known and the viewer may act. */
  children: (about: MemberContext) => ReactNode
}

function MemberRoute({ account, title, reasonOf, children }: MemberDialogProps & { account: Account }) {
  const { t } = useTranslation('settings')
  const { memberId } = useParams()
  const { team, members, viewer } = useTeam(account)
  const member = members.find(({ userId }) => userId === memberId)
  const reason = member && reasonOf(member, members, viewer)
  if (member && !reason) {
    return children({ member, name: memberName(member), account, isSelf: member.userId === viewer.userId })
  }
  return (
    <RouteDialog title={title} size="sm" closeTo={paths.settingsGeneral()}>
      <Flex direction="column" pb="4">
        {reason ? (
          <Notice tone="warning" title={t(`teamReason.${reason}`)} />
        ) : team.data ? (
          <Notice title={t('team.gone')}>{t('team.goneText')}</Notice>
        ) : team.error ? (
          <SectionError title={t('team.failed')} error={team.error} onRetry={() => void team.refetch()} />
        ) : (
          <Loading>
            <TextSkeleton lines={4} />
          </Loading>
        )}
      </Flex>
    </RouteDialog>
  )
}

/** A dialog about one member with its own URL; also shows when the member does not exist or no action is possible. */
export function MemberDialog(props: MemberDialogProps) {
  const account = useTeamAccount()
  // The page behind the dialog says why there is no team.
  if (!account) return <Navigate to={paths.settingsGeneral()} replace />
  return <MemberRoute key={account.id} account={account} {...props} />
}
