import { UserRole } from '@adwright/sdk/types'
import { Box, chakra } from '@chakra-ui/react'
import { Check, Minus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type Capability, isAllowed } from '#web/session/permissions.ts'

/** The differences between roles in a member's words; each line stands for a permission. */
const lines = [
  'view',
  'manageRules',
  'manageAnomalies',
  'undoOwnRuns',
  'automateRules',
  'approveChanges',
  'pauseAutomation',
  'manageIntegrations',
  'manageMembers',
  'manageAccount',
  'viewBilling',
  'manageBilling',
  'closeAccount',
] as const satisfies readonly Capability[]

const Cell = chakra('td', {
  base: {
    px: { base: '1', md: '3' },
    textAlign: 'center',
    verticalAlign: 'middle',
    '&[data-own]': { bg: 'accent.subtle' },
  },
})
const Head = chakra('th', {
  base: {
    px: { base: '1', md: '3' },
    py: '1',
    height: '10',
    textAlign: 'center',
    textStyle: { base: 'xs', md: 'sm' },
    fontWeight: 'medium',
    '&[data-own]': { bg: 'accent.subtle' },
  },
})

/** The permissions of each role, with the viewer's own role marked. */
export function RoleMatrix({ role: own }: { role: UserRole }) {
  const { t } = useTranslation('settings')
  const roles = Object.values(UserRole)
  const mark = (role: number) => (role === own ? true : undefined)
  return (
    <Box
      layerStyle="card"
      position="relative"
      mb="5"
      overflowX="auto"
      tabIndex={0}
      role="region"
      aria-label={t('matrix.title')}
    >
      <chakra.table width="100%" minWidth={{ md: '34rem' }} borderCollapse="collapse" textStyle="sm">
        <thead>
          <tr>
            <Head textAlign="start" paddingInlineStart="3">
              {t('matrix.right')}
            </Head>
            {roles.map((role) => (
              <Head key={role} scope="col" data-own={mark(role)}>
                {t(`roles.${role}`)}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <chakra.tr key={line} borderTopWidth="1px" borderColor="border.subtle">
              <Head scope="row" textAlign="start" fontWeight="normal" paddingInlineStart="3">
                {t(`matrixRight.${line}`)}
              </Head>
              {roles.map((role) => {
                const isPermitted = isAllowed(role, line)
                return (
                  <Cell key={role} data-own={mark(role)}>
                    <chakra.span
                      display="inline-grid"
                      verticalAlign="middle"
                      color={isPermitted ? 'good.fg' : 'fg.subtle'}
                    >
                      {isPermitted ? <Check size={16} aria-hidden="true" /> : <Minus size={16} aria-hidden="true" />}
                      <chakra.span srOnly>{isPermitted ? t('matrix.yes') : t('matrix.no')}</chakra.span>
                    </chakra.span>
                  </Cell>
                )
              })}
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  )
}
