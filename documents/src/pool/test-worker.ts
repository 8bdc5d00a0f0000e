import { threadId } from 'node:worker_threads'
import { serveTasks } from './serve-tasks.ts'

export type TestTask = 'threadId' | 'spin' | 'heap' | 'buffers' | 'exit' | 'throw' | 'wait'

const kept: unknown[] = []

serveTasks(async (task: TestTask): Promise<number> => {
  switch (task) {
    case 'threadId':
      return threadId
    case 'spin':
      for (;;);
    case 'heap':
      for (;;) kept.push(Array.from({ length: 1000 }, (_, index) => `${index}`))
    case 'buffers':
      for (;;) {
        kept.push(new Uint8Array(1024 * 1024).fill(1))
        await new Promise((done) => setTimeout(done, 1))
      }
    case 'exit':
      process.exit(3)
      break
    case 'throw':
      throw new Error('no such file')
    case 'wait':
      await new Promise((done) => setTimeout(done, 400))
      return threadId
  }
})
