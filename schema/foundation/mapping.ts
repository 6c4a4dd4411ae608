// MikroORM types its decorators by the class that they decorate. Decorators that are put together by
// others, and those of classes that are made at run time, do not know it: these map any class. MikroORM
// compares names and options with the class when it starts.

import type { PropertyOptions } from "@mikro-orm/core";
import { Index, ManyToOne, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";

export const mapProperty = (options: PropertyOptions<object>): PropertyDecorator =>
  Property(options as never) as PropertyDecorator;

export const mapKey = (options: PropertyOptions<object>): PropertyDecorator =>
  PrimaryKey(options as never) as PropertyDecorator;

export const mapManyToOne = (to: () => unknown, options: object): PropertyDecorator =>
  ManyToOne(to as never, options as never) as PropertyDecorator;

export const mapIndex = (options: {
  name?: string;
  properties?: string[];
  expression?: string;
  type?: string;
}): ClassDecorator => Index(options as never) as ClassDecorator;
