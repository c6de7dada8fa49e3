import { Button, chakra, Flex, Heading, Link, Text } from '@chakra-ui/react'
import type { ParseKeys } from 'i18next'
import { lazy, Suspense, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, Link as RouteLink, useLocation, useNavigate, useRouteError } from 'react-router-dom'
import { TranslationsUnavailable } from '#web/i18n/translations-unavailable.ts'
import { useDocumentTitle } from '#web/lib/document-title.ts'
import { errorLog } from '#web/lib/error-log.ts'
import { forgetFailedLoads } from '#web/lib/lazy-route.tsx'
import { isAssetLoadError, isFailedCall, toProblem } from '#web/lib/problem.ts'
import { paths } from '#web/paths.ts'
import { shouldReload } from './reload.ts'

const AccessNotice = lazy(async () => ({ default: (await import('#web/domain/access/AccessNotice.tsx')).AccessNotice }))

interface Words {
  title: string
  text?: string | undefined
}

const messageOfStatus: Record<number, { title: ParseKeys; text: ParseKeys }> = {
  404: { title: 'errorPage.notFound', text: 'errorPage.notFoundText' },
  401: { title: 'errorPage.unauthorized', text: 'errorPage.unauthorizedText' },
  503: { title: 'errorPage.down', text: 'errorPage.downText' },
  418: { title: 'errorPage.teapot', text: 'errorPage.teapotText' },
}

interface ErrorViewProps extends Words {
  status?: number | undefined
  details?: string | undefined
  /** Retries without a reload, where that can help. */
  onRetry?: (() => void) | undefined
}

/** An error that replaces a whole view, with a link to the home page. */
function ErrorView({ status, title, text, details, onRetry }: ErrorViewProps) {
  const { t } = useTranslation('common')
  useDocumentTitle(title)
  return (
    <Flex
      direction="column"
      align="center"
      justify="center"
      textAlign="center"
      gap="1"
      minHeight="70dvh"
      px="6"
      py="12"
    >
      {status ? (
        <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          {status}
        </Text>
      ) : null}
      <Heading as="h1" textStyle="title" tabIndex={-1}>
        {title}
      </Heading>
      {text ? (
        <Text color="fg.muted" maxWidth="28rem" textWrap="balance">
          {text}
        </Text>
      ) : null}
      <Flex gap="3" mt="5" align="center" wrap="wrap" justify="center">
        <Button asChild>
          <RouteLink to={paths.home()}>{t('errorPage.home')}</RouteLink>
        </Button>
        {onRetry ? (
          <Button variant="outline" onClick={onRetry}>
            {t('ui.retry')}
          </Button>
        ) : null}
        <Link asChild variant="plain">
          <button type="button" onClick={() => location.reload()}>
            {t('errorPage.reload')}
          </button>
        </Link>
      </Flex>
      {details ? (
        <chakra.details mt="8" width="100%" maxWidth="48rem" textAlign="start">
          <chakra.summary color="fg.muted" textStyle="sm" cursor="pointer">
            {t('errorPage.details')}
          </chakra.summary>
          <chakra.pre
            mt="2"
            p="3"
            layerStyle="card"
            textStyle="xs"
            fontFamily="mono"
            overflow="auto"
            whiteSpace="pre-wrap"
          >
            {details}
          </chakra.pre>
        </chakra.details>
      ) : null}
    </Flex>
  )
}

export function NotFound() {
  const { t } = useTranslation('common')
  return <ErrorView status={404} title={t('errorPage.notFound')} text={t('errorPage.notFoundText')} />
}

/** Retries the route: fetches its data and its code again. */
function useRetry() {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  return () => void navigate({ pathname, search }, { replace: true, state, preventScrollReset: true })
}

/**
 * Shown when the code or the texts of a view could not be loaded. After a deployment the page reloads once
 * automatically; without a connection, it retries when the browser is online again.
 */
function AssetLoadError({ error }: { error: unknown }) {
  const { t } = useTranslation('common')
  const retry = useRetry()
  // A deployment renames code, but not texts.
  const mayReload = !(error instanceof TranslationsUnavailable)
  const [isShown, setShown] = useState(!mayReload)
  useEffect(() => {
    if (mayReload) void shouldReload().then((may) => (may ? location.reload() : setShown(true)))
  }, [mayReload])
  const retryOnline = useEffectEvent(retry)
  // With the page itself: a connection that returns right after it must not be missed.
  useLayoutEffect(() => {
    window.addEventListener('online', retryOnline)
    return () => window.removeEventListener('online', retryOnline)
  }, [])
  return isShown ? <ErrorView title={t('errorPage.lost')} text={t('errorPage.lostText')} onRetry={retry} /> : null
}

/** The error page of a route, for errors of the router, a call or a view. */
export function ErrorPage() {
  const { t } = useTranslation('common')
  const error = useRouteError()
  const retry = useRetry()
  const problem = toProblem(error)
  const isResponse = isRouteErrorResponse(error)
  const status = isResponse ? error.status : problem.status

  useLayoutEffect(forgetFailedLoads, [])

  useEffect(() => {
    if (!isResponse) errorLog.report(error, { isHidden: true })
  }, [error, isResponse])

  if (status === 403) {
    return (
      <Suspense>
        <AccessNotice kind="denied" />
      </Suspense>
    )
  }
  if (isAssetLoadError(error)) return <AssetLoadError error={error} />
  const onRetry = isFailedCall(error) ? retry : undefined
  const words = messageOfStatus[status]
  if (words) return <ErrorView status={status} title={t(words.title)} text={t(words.text)} onRetry={onRetry} />
  if (isResponse) return <ErrorView status={status} title={error.statusText || t('errorPage.unexpected')} />
  if (isFailedCall(error)) {
    const { name, message, nextStep, detail, serverMessage, stack } = problem
    // The server's own message is technical detail for support.
    const details = [`${name}: ${serverMessage ?? message}`, detail ?? stack].filter(Boolean).join('\n\n')
    const text = [message, nextStep].filter(Boolean).join(' ')
    return <ErrorView status={status} title={t('errorPage.failed')} text={text} details={details} onRetry={retry} />
  }
  if (error instanceof Error) {
    return (
      <ErrorView
        title={t('errorPage.unexpected')}
        text={t('errorPage.unexpectedText')}
        details={[`${error.name}: ${error.message}`, error.stack].filter(Boolean).join('\n\n')}
      />
    )
  }
  return <ErrorView title={t('errorPage.unexpected')} text={t('errorPage.unexpectedText')} />
}
