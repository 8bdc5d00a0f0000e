import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Vitest starts with the files that took longest the last time. Where there was no last time it starts with the largest,
 * and a short file with a long test would run alone at the end. So slow files come first in their project.
 */
export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project)
      return [...own.filter(isSlow), ...own.filter((file) => !isSlow(file))]
    })
  }
}

const isSlow = ({ moduleId }: TestSpecification): boolean => moduleId.includes('.slow.test.')
