// The words of the page in English: the Fluent files that Python reads too.
import bots from '../../../src/lastcard/locales/en/bots.ftl';
import fair from '../../../src/lastcard/locales/en/fair.ftl';
import gang from '../../../src/lastcard/locales/en/gang.ftl';
import options from '../../../src/lastcard/locales/en/options.ftl';
import proof from '../../../src/lastcard/locales/en/proof.ftl';
import table from '../../../src/lastcard/locales/en/table.ftl';
import thirteen from '../../../src/lastcard/locales/en/thirteen.ftl';
import web from '../../../src/lastcard/locales/en/web.ftl';
import you from '../../../src/lastcard/locales/en/you.ftl';

export default [bots, fair, gang, options, proof, table, thirteen, web, you];
