/** The link of a task's card; null if no card of it is shown. */
export const cardLink = (taskId: string) => document.querySelector<HTMLElement>(`[data-task="${CSS.escape(taskId)}"] a`)
