import { Button, Flex } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type FieldValues, FormProvider, type Path } from 'react-hook-form'
import { type Problem, toProblem } from '#web/lib/problem.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import type { ContractForm } from './use-contract-form.ts'

interface FormProps<Input extends FieldValues, Output> {
  form: ContractForm<Input, Output>
  /** The verb and its object: "Activate rule". */
  submit: string
  onSubmit: (body: Output) => unknown
  children: ReactNode
  /** Beside the submit button: cancel, a link. */
  secondary?: ReactNode
  /** Names the form where no heading does. */
  label?: string
  /** The submit button over the whole width, as on the public screens. */
  isWide?: boolean
  /** Replaces the words of a problem above the form, where the screen knows better ones. */
  describe?: (problem: Problem) => string | undefined
}

/**
 * A form: submit is busy while in flight, focus goes to the first error, errors of the server stand beside their
 * fields (422) or above the form. What was typed stays, whatever happens.
 */
export function Form<Input extends FieldValues, Output>(props: FormProps<Input, Output>) {
  const { form, submit, onSubmit, children, secondary, label, isWide = false, describe } = props
  const [problem, setProblem] = useState<Problem>()
  const notice = useRef<HTMLDivElement>(null)
  const element = useRef<HTMLFormElement>(null)
  const { isSubmitting } = form.formState

  useEffect(() => {
    if (problem) notice.current?.focus()
  }, [problem])

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
    if (isSubmitting) return
    setProblem(undefined)
    try {
      await form.handleSubmit(async (body) => {
        await onSubmit(body)
      })()
    } catch (error) {
      show(error)
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
              {problem.detail}
            </Notice>
          ) : null}
          {children}
          <Flex gap="2" align="center" wrap="wrap" mt="1">
            <Button type="submit" loading={isSubmitting} loadingText={submit} width={isWide ? '100%' : undefined}>
              {submit}
            </Button>
            {secondary}
          </Flex>
        </Flex>
      </form>
    </FormProvider>
  )
}
