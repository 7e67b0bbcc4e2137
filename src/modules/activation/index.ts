export { createActivationModule } from './activation.module.ts'
