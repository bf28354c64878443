// The words of the page in English: the Fluent files that Python reads too.
import bots from '../../../src/lastcard/locales/en/bots.ftl';
import gang from '../../../src/lastcard/locales/en/gang.ftl';
import table from '../../../src/lastcard/locales/en/table.ftl';
import thirteen from '../../../src/lastcard/locales/en/thirteen.ftl';
import web from '../../../src/lastcard/locales/en/web.ftl';

export default [bots, gang, table, thirteen, web];
