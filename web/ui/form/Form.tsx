import { Flex } from '@chakra-ui/react'
import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { type FieldValues, FormProvider, type Path } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type Problem, toProblem } from '#web/lib/problem.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { useFocusOn } from '#web/ui/focus/use-focus-on.ts'
import { BusyButton } from './BusyButton.tsx'
import type { ContractForm } from './use-contract-form.ts'

interface FormProps<Input extends FieldValues, Output> {
  form: ContractForm<Input, Output>
  /** The verb and its object: "Activate rule". */
  submit: string
  onSubmit: (body: Output) => unknown
  children: ReactNode
  /** Beside the submit button: cancel, a link. */
  secondary?: ReactNode
  /** Makes the buttons a bar at the bottom of the window, with this text at its start. */
  status?: ReactNode
  /** Names the form where no heading does. */
  label?: string
  /** The submit button over the whole width, as on the public screens. */
  isWide?: boolean
  /** True if the submission cannot be undone. */
  isDanger?: boolean
  /** Replaces the text of a problem above the form with a more specific one. */
  describe?: (problem: Problem) => string | undefined
  /** Why it cannot be sent, and whom to ask; the fields can be tried all the same. */
  disabledReason?: string | undefined
}

const bar = {
  layerStyle: 'card',
  position: 'sticky',
  bottom: '0',
  zIndex: 'docked',
  px: '4',
  py: '3',
  justify: 'flex-end',
} as const

/** Keeps the focus in the field until the pointer is released: an error on blur would move the button away from under the pointer. */
const stay = (event: MouseEvent) => event.preventDefault()

/** Only for pointer clicks; Enter in a field also fires a click event on the button. */
function takeFocus(event: MouseEvent<HTMLButtonElement>) {
  if (event.detail > 0) event.currentTarget.focus()
}

/**
 * A form: submit is busy while in flight, focus goes to the first error, errors of the server stand beside their
 * fields (422) or above the form. What was typed stays, whatever happens.
 */
export function Form<Input extends FieldValues, Output>(props: FormProps<Input, Output>) {
  const {
    form,
    submit,
    onSubmit,
    children,
    secondary,
    status,
    label,
    isWide = false,
    isDanger = false,
    describe,
    disabledReason,
  } = props
  const { t } = useTranslation('common')
  const [problem, setProblem] = useState<Problem>()
  const notice = useFocusOn(problem)
  const element = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const { isSubmitting } = form.formState

  function show(error: unknown) {
    const failed = toProblem(error)
    const own = Object.entries(failed.fieldErrors ?? {}).filter(
      ([name]) => element.current?.elements.namedItem(name) != null,
    )
    for (const [index, [name, [message]]] of own.entries()) {
      form.setError(name as Path<Input>, { type: 'server', message }, { shouldFocus: index === 0 })
    }
    const isWholeBesideFields = own.length > 0 && own.length === Object.keys(failed.fieldErrors ?? {}).length
    setProblem(isWholeBesideFields ? undefined : failed)
  }

  async function send() {
    // Checks a ref, not state, so that Enter and a click in the same tick submit only once.
    if (isSending.current || disabledReason !== undefined) return
    isSending.current = true
    setProblem(undefined)
    try {
      await form.handleSubmit(async (body) => {
        await onSubmit(body)
      })()
    } catch (error) {
      show(error)
    } finally {
      isSending.current = false
    }
  }

  return (
    <FormProvider {...form}>
      <form
        ref={element}
        noValidate
        aria-label={label}
        onFocusCapture={form.preload}
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          void send()
        }}
      >
        <Flex direction="column" gap="4">
          {problem ? (
            <Notice ref={notice} tone="bad" role="alert" title={describe?.(problem) ?? problem.message}>
              {problem.nextStep ? `${problem.nextStep} ${t('problem.kept')}` : problem.detail}
            </Notice>
          ) : null}
          {children}
          <Flex gap="2" align="center" wrap="wrap" mt="1" {...(status === undefined ? {} : bar)}>
            {status}
            <DisabledReason reason={disabledReason}>
              <BusyButton
                type="submit"
                colorPalette={isDanger ? 'bad' : undefined}
                loading={isSubmitting}
                loadingText={submit}
                width={isWide ? '100%' : undefined}
                onMouseDown={stay}
                onClick={takeFocus}
              >
                {submit}
              </BusyButton>
            </DisabledReason>
            {secondary}
          </Flex>
        </Flex>
      </form>
    </FormProvider>
  )
}
