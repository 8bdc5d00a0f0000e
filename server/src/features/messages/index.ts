export { limitVisitor, type MessageNeeds } from './conversation.ts'
export { messages } from './feature.ts'
export { staffEmailFacts, tellResponsible } from './tell-responsible.ts'
export { writeMessage } from './write-message.ts'
