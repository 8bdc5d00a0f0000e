/** Imported by a script that runs in the sandbox. */
export const testGreeting = 'hello'
