import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { commandOf, instruction, readDockerfile } from '../helpers/dockerfile.ts'
import { projectRoot } from '../helpers/project-root.ts'

const read = (name: string) => readFileSync(path.join(projectRoot, name), 'utf8')
const [build = [], image = []] = readDockerfile()

test('the Dockerfile has only instructions that exist, and each stage starts from a pinned major version', () => {
  const known = ['FROM', 'WORKDIR', 'COPY', 'RUN', 'ARG', 'ENV', 'VOLUME', 'USER', 'EXPOSE', 'HEALTHCHECK', 'CMD']
  expect([...build, ...image].filter(({ name }) => !known.includes(name))).toEqual([])
  for (const stage of [build, image]) expect(instruction(stage, 'FROM')).toMatch(/^node:24-slim\b/)
})

test('the image contains only the built program, and runs it without npm and without root', () => {
  expect(image.filter(({ name }) => name === 'COPY')).toEqual([{ name: 'COPY', value: '--from=build /app/dist ./dist' }])
  expect(instruction(image, 'USER')).toBe('node')
  expect(commandOf(instruction(image, 'CMD'))).toEqual(['node', 'dist/server.js'])
  expect(instruction(image, 'HEALTHCHECK')).toContain('/health/live')
})

test('the image does not get the configuration, the inquiries or a build of the machine', () => {
  const ignored = read('.dockerignore').split('\n')
  for (const name of read('.gitignore')
    .split('\n')
    .filter((line) => line !== '.DS_Store'))
    expect(ignored).toContain(name.replace(/\/$/, ''))
})

test('compose starts the site with PostgreSQL, on a read-only file system and for a proxy on this machine', () => {
  const { services, volumes } = parse(read('compose.yaml'))
  const { site, database } = services
  expect(site).toMatchObject({ read_only: true, cap_drop: ['ALL'], ports: ['127.0.0.1:3000:3000'], env_file: '.env' })
  expect(site.environment).toMatchObject({ PORT: '3000', HOST: '', TRUST_PROXY: 'uniquelocal' })
  expect(site.environment.DATABASE_URL).toMatch(/^postgres:\/\/site:\$\{POSTGRES_PASSWORD.*\}@database:5432\/site$/)
  expect(database.environment).toMatchObject({ POSTGRES_USER: 'site', POSTGRES_DB: 'site' })
  expect(Object.keys(volumes)).toEqual(database.volumes.map((volume: string) => volume.split(':')[0]))
})
