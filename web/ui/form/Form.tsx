import { Flex } from '@chakra-ui/react'
import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { type FieldValues, FormProvider, type Path } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type Problem, toProblem } from '#web/lib/problem.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { useFocusOnChange } from '#web/ui/focus/use-focus-on-change.ts'
import { BusyButton } from './BusyButton.tsx'
import type { ContractForm } from './use-contract-form.ts'

interface FormProps<Input extends FieldValues, Output> {
  form: ContractForm<Input, Output>
  /** The verb and its object: "Activate rule". */
  submit: string
  /** `action` is the value of the pressed button, for a form with a second submit button among `secondary`; empty for the first. */
  onSubmit: (body: Output, action: string) => unknown
  children: ReactNode
  /** Content beside the submit button, such as a cancel button or a link. */
  secondary?: ReactNode
  /** Shows the buttons in a sticky bar at the bottom of the window that begins with this text. */
  status?: ReactNode
  /** The accessible name, if no heading names the form. */
  label?: string
  /** True for a full-width submit button, as on the public screens. */
  isWide?: boolean
  /** True if the submission cannot be undone. */
  isDanger?: boolean
  /** Replaces the text of a problem above the form with a more specific one. */
  describe?: (problem: Problem) => string | undefined
  /** The reason why the form cannot be submitted, and whom to ask; the fields stay editable. */
  disabledReason?: string | undefined
}

const stickyBar = {
  layerStyle: 'card',
  position: 'sticky',
  bottom: '0',
  zIndex: 'docked',
  px: '4',
  py: '3',
  justify: 'flex-end',
} as const

/** Keeps the focus in the field until the pointer is released: an error on blur would move the button away from under the pointer. */
const keepFieldFocus = (event: MouseEvent) => event.preventDefault()

/** Only for pointer clicks; Enter in a field also fires a click event on the button. */
function focusOnPointerClick(event: MouseEvent<HTMLButtonElement>) {
  if (event.detail > 0) event.currentTarget.focus()
}

/**
 * A form. The submit button is busy during the request and the first error takes the focus. Errors of the server are
 * shown at their fields (422) or above the form. Input is never lost.
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
  const notice = useFocusOnChange(problem)
  const element = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const { isSubmitting } = form.formState

  function showError(error: unknown) {
    const failed = toProblem(error)
    const shownAtFields = Object.entries(failed.fieldErrors ?? {}).filter(
      ([name]) => element.current?.elements.namedItem(name) != null,
    )
    for (const [index, [name, [message]]] of shownAtFields.entries()) {
      form.setError(name as Path<Input>, { type: 'server', message }, { shouldFocus: index === 0 })
    }
    const isShownAtFields =
      shownAtFields.length > 0 && shownAtFields.length === Object.keys(failed.fieldErrors ?? {}).length
    setProblem(isShownAtFields ? undefined : failed)
  }

  async function send(action: string) {
    // Checks a ref, not state, so that Enter and a click in the same tick submit only once.
    if (isSending.current || disabledReason !== undefined) return
    isSending.current = true
    setProblem(undefined)
    try {
      await form.handleSubmit(async (body) => {
        await onSubmit(body, action)
      })()
    } catch (error) {
      showError(error)
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
          const { submitter } = event.nativeEvent
          void send(submitter instanceof HTMLButtonElement ? submitter.value : '')
        }}
      >
        <Flex direction="column" gap="4">
          {problem ? (
            <Notice ref={notice} tone="bad" role="alert" title={describe?.(problem) ?? problem.message}>
              {problem.nextStep ? `${problem.nextStep} ${t('problem.kept')}` : problem.detail}
            </Notice>
          ) : null}
          {children}
          <Flex gap="2" align="center" wrap="wrap" mt="1" {...(status === undefined ? {} : stickyBar)}>
            {status}
            <DisabledReason reason={disabledReason}>
              <BusyButton
                type="submit"
                colorPalette={isDanger ? 'bad' : undefined}
                loading={isSubmitting}
                loadingText={submit}
                width={isWide ? '100%' : undefined}
                onMouseDown={keepFieldFocus}
                onClick={focusOnPointerClick}
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
