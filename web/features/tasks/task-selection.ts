import { createContext, use } from 'react'

interface TaskSelection {
  ids: ReadonlySet<string>
  toggle: (id: string) => void
}

/** The cards that X has selected on the board and in "For me". */
export const TaskSelectionContext = createContext<TaskSelection>({ ids: new Set(), toggle: () => undefined })

export const useTaskSelection = (): TaskSelection => use(TaskSelectionContext)
