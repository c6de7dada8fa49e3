import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'

interface ReconnectStepsProps {
  /** The name of the platform. */
  platform: string
  /** The identity whose access has ended. */
  name: string
}

/** The steps of reconnecting a platform, in order. */
export function ReconnectSteps({ platform, name }: ReconnectStepsProps) {
  const { t } = useTranslation('integrations')
  return (
    <chakra.ol aria-label={t('steps.title')} ps="5" textStyle="sm" listStyleType="decimal" overflowWrap="anywhere">
      <li>{t('steps.signIn', { platform, name })}</li>
      <li>{t('steps.permissions')}</li>
      <li>{t('steps.back')}</li>
    </chakra.ol>
  )
}
